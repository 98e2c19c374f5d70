import { describe, expect, it } from 'vitest'
import { sampleCalldata, sampleContract, sampleTypedData } from '../../testing/sampleDescriptors'
import { readDescriptors } from './readDescriptors'

const read = (files: Readonly<Record<string, unknown>>) =>
  readDescriptors({
    files: new Map(
      Object.entries(files).map(([path, file]) => [
        path,
        Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
      ]),
    ),
    refused: [],
  })
const reasonOf = (file: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  read({ 'registry/x/calldata-a.json': file, ...others }).refused[0]?.reason
const formats = (more: object) => sampleCalldata({ display: { formats: { 'a()': more } } })

describe('readDescriptors', () => {
  it('takes descriptors with their contracts, owner and the hash of the file', () => {
    const { taken, refused } = read({ 'registry/x/calldata-a.json': sampleCalldata() })
    expect(refused).toEqual([])
    expect(taken).toMatchObject([
      {
        path: 'registry/x/calldata-a.json',
        kind: 'calldata',
        owner: 'Sample',
        contractName: 'Vault',
        contracts: [`eip155:1:${sampleContract.toLowerCase()}`],
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(JSON.parse(taken[0]?.text ?? '')).toEqual(sampleCalldata())
    expect(read({ 'eip712-b.json': sampleTypedData('Vote(uint256 id)') }).taken[0]?.kind).toBe('eip712')
  })

  it('puts included files under a descriptor, and theirs under them', () => {
    const { taken } = read({
      'registry/x/calldata-a.json': {
        includes: 'common.json',
        ...sampleCalldata({ display: undefined, metadata: { owner: 'Own' } }),
      },
      'registry/x/common.json': { includes: '../../ercs/base.json', metadata: { contractName: 'Common' } },
      'ercs/base.json': { includes: 'lower.json', metadata: { owner: 'Base' } },
      'ercs/lower.json': { display: { formats: { 'a()': { intent: 'Low' } } } },
    })
    expect(JSON.parse(taken[0]?.text ?? '')).toEqual(
      sampleCalldata({
        metadata: { owner: 'Own', contractName: 'Common' },
        display: { formats: { 'a()': { intent: 'Low' } } },
      }),
    )
  })

  it('leaves out interfaces, which formatters don’t use', () => {
    const { contract } = sampleCalldata().context
    const { taken } = read({
      'calldata-a.json': sampleCalldata({ context: { $id: 'A', contract: { ...contract, abi: ['x'] } } }),
      'eip712-b.json': {
        ...sampleTypedData('A()'),
        context: { eip712: { ...sampleTypedData('A()').context.eip712, schemas: [] } },
      },
    })
    expect(taken.map(({ text }) => JSON.parse(text).context)).toEqual([
      { $id: 'A', contract },
      sampleTypedData('A()').context,
    ])
  })

  it('counts files without a contract apart, and looks at no other files', () => {
    const { taken, refused, templates } = read({
      'ercs/calldata-erc20.json': sampleCalldata({ context: { contract: {} } }),
      'registry/x/common-a.json': 'rubbish',
    })
    expect([taken, refused, templates]).toEqual([[], [], 1])
  })

  it.each<[string, unknown, string]>([
    ['is not JSON', '{"context":', 'not valid JSON'],
    ['is not text', Buffer.from([0x7b, 0xff, 0x7d]), 'not valid JSON'],
    ['nests too deep', `${'['.repeat(70)}${']'.repeat(70)}`, 'more than 64 levels'],
    ['has too many values', `[${'1,'.repeat(50_001)}1]`, 'more than 50000 values'],
    [
      'is of version 1',
      sampleCalldata({ $schema: 'erc7730-v1.schema.json' }),
      '$schema: is not of version 2',
    ],
    ['shows nothing', sampleCalldata({ display: undefined }), 'display: wrong shape'],
    ['has a text for fields', formats({ fields: 'all' }), 'display.formats.a().fields: wrong shape'],
    [
      'has inner fields of the wrong type',
      formats({ fields: [{ fields: [{ label: 5 }] }] }),
      'display.formats.a().fields.0.fields.0.label: wrong shape',
    ],
    [
      'turns its text around',
      formats({ intent: 'Send \u202e001 ot' }),
      'display.formats.a().intent: has invisible letters',
    ],
    [
      'names an invalid contract',
      sampleCalldata({ context: { contract: { deployments: [{ chainId: 1, address: '0x1' }] } } }),
      'context.contract.deployments.0.address: is not an address',
    ],
    [
      'names no valid network',
      sampleCalldata({ context: { contract: { deployments: [{ chainId: 0.5, address: sampleContract }] } } }),
      'context.contract.deployments.0.chainId',
    ],
    [
      'is for calls and messages',
      sampleCalldata({
        context: { ...sampleCalldata().context, ...sampleTypedData('A()').context },
      }),
      'describes both calls and messages',
    ],
    [
      'has too many formats',
      sampleCalldata({
        display: { formats: Object.fromEntries(Array.from({ length: 513 }, (_, n) => [`a${n}()`, {}])) },
      }),
      'display.formats',
    ],
  ])('refuses a file that %s', (_, file, reason) => {
    expect(reasonOf(file)).toContain(reason)
  })

  it.each([
    ['../../../secret.json', 'includes a file outside of the registry'],
    ['/etc/passwd', 'includes a file outside of the registry'],
    ['https://evil.example/a.json', 'includes a file outside of the registry'],
    ['file:///etc/passwd', 'includes a file outside of the registry'],
    ['..\\..\\..\\secret.json', 'includes a file outside of the registry'],
    ['missing.json', 'includes registry/x/missing.json, which is missing'],
    ['calldata-a.json', 'includes more than 8 files'],
  ])('refuses a file that includes %s', (includes, reason) => {
    expect(reasonOf({ ...sampleCalldata(), includes }, { 'secret.json': {} })).toBe(reason)
  })

  it('refuses one file and takes the others', () => {
    const { taken, refused } = read({ 'calldata-a.json': '', 'calldata-b.json': sampleCalldata() })
    expect(taken.map(({ path }) => path)).toEqual(['calldata-b.json'])
    expect(refused).toEqual([{ path: 'calldata-a.json', reason: 'not valid JSON' }])
  })
})
