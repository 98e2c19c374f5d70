import { array, boolean, nullish, number, object, optional, pipe, regex, safeInteger, string } from 'valibot'
import type { OAuthKind } from './SocialKind'

const numberText = pipe(string(), regex(/^\d{1,30}$/))

const githubUser = object({ id: pipe(number(), safeInteger()), login: string() })
const githubEmails = array(object({ email: string(), primary: boolean(), verified: boolean() }))
const facebookUser = object({ id: numberText, name: optional(string()) })
const xUser = object({
  data: object({ id: numberText, username: string() }),
})
const discordUser = object({
  id: numberText,
  username: string(),
  email: nullish(string()),
  verified: optional(boolean()),
})

/** The providers without ID tokens. */
export const oauthKinds = {
  github: {
    issuer: 'https://github.com/login/oauth',
    scope: 'read:user user:email',
    site: 'https://github.com',
    api: 'https://api.github.com',
    authorizePath: '/login/oauth/authorize',
    token: { on: 'site', path: '/login/oauth/access_token' },
    async readProfile(ask) {
      const { id, login } = await ask('/user', githubUser)
      const emails = await ask('/user/emails', githubEmails)
      const email = emails.find(({ primary, verified }) => primary && verified)?.email ?? null
      return { subject: String(id), userName: login, email }
    },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'public_profile',
    site: 'https://www.facebook.com',
    api: 'https://graph.facebook.com',
    authorizePath: '/dialog/oauth',
    token: { on: 'api', path: '/oauth/access_token' },
    async readProfile(ask) {
      const { id, name } = await ask('/me?fields=id,name', facebookUser)
      // Facebook doesn't say whether an address is verified, so it isn't asked for one.
      return { subject: id, userName: name ?? null, email: null }
    },
  },
  x: {
    issuer: 'https://x.com',
    scope: 'users.read tweet.read',
    site: 'https://x.com',
    api: 'https://api.x.com',
    authorizePath: '/i/oauth2/authorize',
    token: { on: 'api', path: '/2/oauth2/token', isBasic: true },
    async readProfile(ask) {
      const { data } = await ask('/2/users/me', xUser)
      // X gives addresses only to apps that it has approved for them, and refuses the login of others.
      return { subject: data.id, userName: data.username, email: null }
    },
  },
  discord: {
    issuer: 'https://discord.com',
    scope: 'identify email',
    site: 'https://discord.com',
    api: 'https://discord.com',
    authorizePath: '/oauth2/authorize',
    token: { on: 'site', path: '/api/oauth2/token' },
    async readProfile(ask) {
      const { id, username, email, verified } = await ask('/api/users/@me', discordUser)
      return { subject: id, userName: username, email: verified ? (email ?? null) : null }
    },
  },
} as const satisfies Record<string, OAuthKind>
