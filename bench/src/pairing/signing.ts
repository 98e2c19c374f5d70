/** What is to be signed, and by whom: the wallet that answers at once looks at neither. */
export const signing = {
  method: 'personal_sign',
  params: ['0x48656c6c6f', '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'],
}
