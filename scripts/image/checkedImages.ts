/** An image that is built from this repository, and how to start it. */
export type CheckedImage = {
  /** The folder of its service, and what `scripts/image/build.sh` calls it. */
  readonly service: string
  /** The variable with the port. */
  readonly portVariable: string
  /** What it needs besides a database and a port. */
  readonly settings: Readonly<Record<string, string>>
}

/** The images that a check builds and starts. */
export const checkedImages: readonly CheckedImage[] = [
  { service: 'gateway', portVariable: 'GATEWAY_PORT', settings: { GATEWAY_HOST: '127.0.0.1' } },
  {
    service: 'frame',
    portVariable: 'FRAME_PORT',
    settings: {
      FRAME_HOST: '127.0.0.1',
      FRAME_RECOVERY: 'user',
      FRAME_PUBLIC_URL: 'https://wallet.example.com',
      FRAME_ORIGINS: 'https://example.com',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'wallet@example.com',
      LATCHKEY_FRAME_KEY: '00'.repeat(32),
    },
  },
]
