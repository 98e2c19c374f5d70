/** [FRM-6] The providers whose login the frame can run. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** [FRM-6] A provider whose login the frame can run. */
export type SocialProvider = (typeof socialProviders)[number]
