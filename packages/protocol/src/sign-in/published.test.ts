import { describe, expect, it } from 'vitest'
import { signInMalformed } from '../errors/sign-in'
import { parseSignInMessage } from './parseSignInMessage'
import { writeSignInMessage } from './writeSignInMessage'

const statement = 'I accept the ServiceOrg Terms of Service: https://service.org/tos'
const head =
  'service.org wants you to sign in with your Ethereum account:\n0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946\n'
const issued = 'Issued At: 2022-03-17T12:45:13.610Z'
const expires = 'Expiration Time: 2023-03-17T12:45:13.610Z'
const begins = 'Not Before: 2022-03-17T12:45:13.610Z'
const last = 'Request ID: some_id\nResources:\n- https://service.org/login'
const right = [
  head,
  statement,
  '',
  'URI: https://service.org/login',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: 12341234',
  issued,
  expires,
  begins,
  last,
].join('\n')
const swap = (one: string, other: string) => right.replace(one, '\0').replace(other, one).replace('\0', other)
const without = (line: string) => right.replace(line, '')
const cest = 'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)'

/** spruceid/siwe, test/parsing_negative.json; not among them: an address without capitals, which wallets do write. */
const negative: Readonly<Record<string, string>> = {
  'extra line breaks': right.replace(statement, `\n${statement}`),
  'missing domain': right.replace('service.org wants', ' wants'),
  'missing address': right.replace('0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946', ''),
  'missing uri': without('URI: https://service.org/login'),
  'missing version': without('Version: 1'),
  'missing chainId': without('Chain ID: 1'),
  'missing nonce': without('Nonce: 12341234'),
  'missing issuedAt': without(issued),
  'out of order uri': swap('URI: https://service.org/login', 'Version: 1'),
  'out of order version': swap('Version: 1', 'Chain ID: 1'),
  'out of order chainId': right.replace('Chain ID: 1\nNonce: 12341234', 'Nonce: 12341234Chain ID: 1\n'),
  'out of order nonce': swap('Nonce: 12341234', issued),
  'out of order issuedAt': swap(issued, expires),
  'out of order expirationTime': swap(expires, begins),
  'out of order notBefore': swap(begins, 'Request ID: some_id'),
  'out of order requestId': swap('Request ID: some_id', 'Resources:\n- https://service.org/login'),
  'statement has line break': right.replace('Service: https', 'Service: \nhttps'),
  'uri is non-RFC 3986': right.replace('URI: https://service.org/login', 'URI: _not_a_rfc3986_valid_uri_'),
  'version not 1': right.replace('Version: 1', 'Version: 2'),
  'not a valid chainId': right.replace('Chain ID: 1', 'Chain ID: ?'),
  'nonce with less then 8 chars': right.replace('12341234', '1234567'),
  'non-ISO 8601 issuedAt': right.replace(issued, `Issued At: ${cest}`),
  'non-ISO 8601 expirationTime': right.replace(expires, `Expiration Time: ${cest}`),
  'non-ISO 8601 notBefore': right.replace(begins, `Not Before: ${cest}`),
  'resources not separated by line break': `${right} - https://service.org/login/2`,
  'first resource is not-RFC3986': `${right}\n- _not_a_rfc3986_valid_uri_`,
  'second resource not-RFC 3986': right.replace('\n- ', '\n- _not_a_rfc3986_valid_uri_\n- '),
}

describe('the published examples of siwe', () => {
  it('[SIW-6] parses each message and writes it back unchanged', () => {
    expect(writeSignInMessage(parseSignInMessage(right))).toBe(right)
  })

  it.each(Object.entries(negative))('[SIW-6] rejects %s', (_, text) => {
    expect(text).not.toBe(right)
    expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ code: signInMalformed.code }))
  })

  /** The same, test/parsing_positive.json: hosts. Those with a user before them are refused on purpose. */
  it.each([
    ['127.0.0.1', true],
    ['127.0.0.1:8080', true],
    ['test@127.0.0.1', false],
    ['test@127.0.0.1:8080', false],
  ])('[SIW-6] the domain %s: %s', (domain, isTaken) => {
    const text = right.replace('service.org wants', `${domain} wants`)
    if (isTaken) expect(parseSignInMessage(text).domain).toBe(domain)
    else
      expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ code: signInMalformed.code }))
  })
})
