import { array, boolean, maxLength, number, object, pipe, string } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { frameId } from './loginSchema'

/** The devices that are signed in. */
export const getDevices = /* @__PURE__ */ defineCall({
  name: 'getDevices',
  method: 'GET',
  path: '/v1/devices',
  output: object({
    devices: pipe(
      array(
        object({
          id: frameId,
          /** The site in whose page the frame was signed in. */
          origin: pipe(string(), maxLength(300)),
          browser: pipe(string(), maxLength(300)),
          createdAt: number(),
          lastSeenAt: number(),
          isThisDevice: boolean(),
        }),
      ),
      maxLength(1_000),
    ),
  }),
})
