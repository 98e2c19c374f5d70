/** What to sign and with which account. The instant wallet ignores both. */
export const signing = {
  method: 'personal_sign',
  params: ['0x48656c6c6f', '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'],
}
