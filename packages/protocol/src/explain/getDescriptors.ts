import { array, maxLength, object, picklist, pipe, record, string, unknown } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Gets the ERC-7730 descriptors of a contract by CAIP-10: for its calls, or for typed data that it verifies. */
export const getDescriptors = /* @__PURE__ */ defineCall({
  name: 'getDescriptors',
  method: 'GET',
  path: '/v1/descriptors/{address}',
  query: object({ kind: picklist(['calldata', 'eip712']) }),
  output: object({
    descriptors: pipe(
      array(
        object({
          /** Version 2, with its includes merged. */
          descriptor: record(string(), unknown()),
          /** SHA-256 of the file it comes from, in hexadecimal. */
          hash: string(),
        }),
      ),
      maxLength(32),
    ),
  }),
})
