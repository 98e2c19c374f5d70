/** The rules of codes in mails: a guess succeeds once in 100,000 days. */
export const codeRules = {
  /** How long a code can be used. */
  minutes: 20,
  /** How often one code may be tried. */
  tries: 5,
  /** Wrong codes of one address in a day; after that, codes only work after the link in a mail. */
  wrongPerDay: 10,
  /** Between two mails to one address. */
  pauseMs: 30_000,
  mailsPerHour: 5,
  /** How many of them devices that the owner has not confirmed may cause. The others are for known devices. */
  mailsToStrangers: 4,
} as const
