/** [FRM-4] How long a visitor waits between two mails. */
export const emailPauseMs = 30_000
