import fc from 'fast-check'

/** Texts that have broken servers: injections, paths, prototype keys, numbers out of range, and any characters. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    '__proto__',
    'constructor',
    '-1',
    '1e99',
    '0x',
    "' or 1=1 --",
    "'; drop table projects; --",
    '../../../etc/passwd',
    'http://127.0.0.1:1/',
    'javascript:alert(1)',
    'a'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
