import { array, boolean, isoTimestamp, object, pipe, string, uuid } from 'valibot'
import { defineCall } from '../../http/defineCall'

const time = () => pipe(string(), isoTimestamp())

/** [SIW-6] Lists the signed-in account's sessions in this project, newest first. */
export const getSignInSessions = /* @__PURE__ */ defineCall({
  name: 'getSignInSessions',
  method: 'GET',
  path: '/auth/v1/sessions',
  output: object({
    sessions: array(
      object({
        id: pipe(string(), uuid()),
        address: string(),
        networkId: string(),
        domain: string(),
        signedInAt: time(),
        expiresAt: time(),
        /** Whether it's the calling session. */
        isCurrent: boolean(),
      }),
    ),
  }),
})
