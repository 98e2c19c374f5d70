import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  null_,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  toLowerCase,
  union,
  variant,
} from 'valibot'
import { abiSchema } from './abiSchema'
import { quantitySchema } from './quantitySchema'

/** The permissions that wallet and gateway can check calls against; rejects all others. */
export const permissionSchema = /* @__PURE__ */ (() => {
  /** An address, in lower case. */
  const addressSchema = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/), toLowerCase())

  const seconds = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))
  const plain = union([
    pipe(string(), maxLength(2_000)),
    pipe(number(), integer(), minValue(Number.MIN_SAFE_INTEGER), maxValue(Number.MAX_SAFE_INTEGER)),
    boolean(),
  ])
  const allowance = {
    /** The amount per period. */
    allowance: quantitySchema,
    start: seconds,
    period: pipe(seconds, minValue(1)),
  }
  return variant('type', [
    strictObject({
      type: literal('contract-call'),
      data: strictObject({
        address: addressSchema,
        abi: abiSchema,
        functions: pipe(
          array(
            strictObject({
              functionName: pipe(string(), regex(/^[A-Za-z_$][\w$]{0,99}$/)),
              /** By position: a required value, a comparison, or null for any. */
              args: optional(
                pipe(
                  array(
                    union([
                      null_(),
                      plain,
                      strictObject({
                        operator: picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']),
                        value: plain,
                      }),
                    ]),
                  ),
                  maxLength(32),
                ),
              ),
              valueLimit: optional(quantitySchema),
            }),
          ),
          minLength(1),
          maxLength(32),
        ),
      }),
    }),
    strictObject({ type: literal('native-token-recurring-allowance'), data: strictObject(allowance) }),
    strictObject({
      type: literal('erc20-recurring-allowance'),
      data: strictObject({ address: addressSchema, ...allowance }),
    }),
  ])
})()
