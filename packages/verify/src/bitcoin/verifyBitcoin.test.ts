import { base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { verifyBitcoin } from './verifyBitcoin'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const isRight = (address: string, message: string, signature: string) =>
  verifyBitcoin({ chainId: mainnet, address, message, signature })

type Vector = readonly [kind: string, address: string, message: string, signature: string]

/** Published with BIP-322: bips/bip-0322/basic-test-vectors.json and generated-test-vectors.json. */
const bip322: readonly Vector[] = [
  [
    'P2WPKH of the empty text',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    '',
    'smpAkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'P2WPKH, another of the empty text',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    '',
    'smpAkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'P2WPKH',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'Hello World',
    'smpAkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'P2WPKH without a prefix',
    'bc1qkntwc3c4dzxh9xh6875l03fn3vkk023jgak3u7',
    'ESHJI7MWUL64AXHBI42L3UR4QA',
    'AkcwRAIgCYHF/vn67iZX5WBimh84kqD6pTME6eNCMGhfFnnwCNECIAF3nMCk/RfLit+uv8a8FgfQIw0f0ASE21GSz7rX17PsASEDTA2vM8bOtUFgvenSDUmvkq7aWNwoTB0CMiM6carHY1s=',
  ],
  [
    'P2TR',
    'bc1pss0zhytly75awhm6x2hhvd5lnzv3vssgrf9axfheq8ldyzn88ges79fler',
    'No prefix fallback',
    'AUCJYOwOjxYAvatTAGYaVlNXBVyFuc4MwNQkOuK2tl8xhfKDONd0NjfYyNSYcRqeCp8hsAnCEPHAVEkO9h6vbQ/R',
  ],
  [
    'P2TR, another',
    'bc1p9cyuceaazr8cz46mvgkzl94wy397mwpqsrk84su37t72jvkg6wzqv52nfp',
    'TPIZPITUIHEUHO5ACOL6W6MBVD',
    'AUBay6NwR4LEYedkTG+vE9F7C0RTOCB5NH6ZAqf+3hudjHIkOzSZk1jW/5Kt0wRKX3llJ25os+0qktdou4/Y8516',
  ],
  [
    'P2WSH 3 of 3',
    'bc1qp0ahvfh83088w49k405szqgg4f3pptr7p2g06tdxfjcd40z4lh4q95lsz9',
    'This will be a p2wsh 3-of-3 multisig BIP 322 signed message',
    'smpBQBHMEQCIFX9aaqPJWq2Ff2kpen5bFDTid+ehgUOpHV0LfjncXy4AiA3GNicF7aKPzdpa9PCpmaYQs3pHd+qbvvhXdxOCKCAMAFIMEUCIQD/ELXg6CNYyUQijCg96JtgvgjZb9dsl1Ctof4QAeyTcQIgVM/1AAblFl/DCt6A1gJg+T/i2qU5SQD09+chFJzolRwBSDBFAiEAlqRfSFyWNVQhvaCnmeV5tyneiCWMTcFbuujoD/pFa3wCIGnZjfQb8NolSYq9asV+ZeBSkCGHJcqnaV4JYS5MYPEGAWlTIQJ1aLEfEi/4p7wcV+XHZCBVvGGJZ7L3v+jhH+mZA8lN0yECCovfec+kIdllXpKCgA8RX/HZ2x5yHOtCSKP8/sf6pnwhAwxSng6kCgCXXSAmJOOZFdr3vdK3HzGqCFloOHgc5fM6U64=',
  ],
  [
    'P2WSH 2 of 2',
    'bc1qa8xp82hejuydq8d9yc44s662ras5ncr98gxz3n53s6vklwgrczrqc4fqtn',
    'GDU6AXT64O5ZS4AHHXK5JETYRM',
    'BABIMEUCIQCLKarc4DfTq5bmqPVjRZ/qBvRPy886P2dM1tDK/92WIgIgN7y495rkp5FPcpjohhl8Knmo9rf63tPLGIVo8PKE81ABSDBFAiEAz2U1cppenj2Kbg8DkS3wXMmAN4jvZvsP/PdcCI1akogCIFlrCbW2+GbMRkvObV2utVdHYBxIJhM6DJlv1NIwViXBAUdSIQJx+IVtFfezY//G7PB/9/Z2fWatDxm5+M0195sX3Y1qoyECvDKp35BSlVD2TFqMPy7MlXJrqGl3nkQAgo51DfiRIqlSrg==',
  ],
  [
    'P2PKH in full',
    '164P4mbDkPcyvRnFGAZd1ThjxSj7Fbsywz',
    'GI2SVNWVCWTEEIMFZFFZYAQNSA',
    'AgAAAAGEmHuloQANVIqnpMegGLNFKwAGE0Urv0a/uMiHnJ+FQwAAAABrSDBFAiEAr8VdqPCZU/oVqKKj2WwHfeCX/lzp+Rfk8d59cS9xdGECIAar0nievDdeVstmIgjfM7kzMepL6HrecBuJtgEitFxBASECzgU8WF30ffzpbdClcw/0NBkTCkuRbiEzr+CTXePjiPfgBwAAAQAAAAAAAAAAAWrgBwAA',
  ],
  [
    'P2WPKH in full',
    'bc1qkwzsslep5elkuat4608v7tpntpr3d9n7w5cwwq',
    'YGIAANMREUXLFRI4HIEOCE4T23',
    'AgAAAAABAaVatLF3wpACTG5XowFYPJPv65lgTlZypjUV9d1DNduCAAAAAADgBwAAAQAAAAAAAAAAAWoCRzBEAiB+SJdR6bVLpv5+kK8pOXSUDS24rU53YkTQEvelQJ22uwIgEfqM8eYTupu4LtA0Tz7z1LIbhpP2PrUxWEt9osnrxFEBIQMasC7JaIHbbAUt1kU81yx7S4QHScnEDBs4GsdHDPMPSuAHAAA=',
  ],
  [
    'P2TR in full',
    'bc1psmjelwjtg7lz26jhd4kkf35v0xp3u7ffc6p4n4869s0hxkrrrtkqkpqvmg',
    'K276VUM3MXP56DGNVICQR5XWRT',
    'AgAAAAABAY+B3hhlrps+S2YaxSvL3HxZKdfT+8XCCtZ4KQc5N+AaAAAAAADgBwAAAQAAAAAAAAAAAWoBQEHQoT3HfPKw4WNiQySblfcRX2gnha/mrpFxUoYlkJxuQFXNN3sS+XbJsNAoXRlvQitk0tVEFpsUGRcCdZ7bWPHgBwAA',
  ],
  [
    'P2SH-P2WPKH in full',
    '37HVPoc7ZsU5C9Z2VKcCkSLzEknYXCzm3s',
    'OQXDXSR5SN5N7WRXSPTI462HKH',
    'AgAAAAABAbtjBsUTHnoyuNG4NGbx6cI1Z01QLlfGHJX/WIRCAU6/AAAAABcWABTGXFmsgRqCkic6D+eE4AKm1iyVhuAHAAABAAAAAAAAAAABagJHMEQCIBp/IMJTnnhI6YrHJwIQbfucoizq0esZ35QRxtpXuk7fAiAGx6kSd9BuPDY+R0sHTJU0ZFtScJI8ASojEHwrClKxDQEhAl3boe/68fHvtuYzRkaS3GOSxnUTJwejjrubm+czK+Yi4AcAAA==',
  ],
  [
    'P2WSH 2 of 2 in full',
    'bc1qfqj9nyjyt48mnu3d5pl98t280l2w0ccpfd2r2mee3fwfxar5sehszuz26t',
    '5P7EW4XUVZ6PJX5HY4MW5FK5PB',
    'AgAAAAABAcE9Xti5qyNVQrVVDtYUznEvVIDEbkXUF3n3CQI5bzKRAAAAAADgBwAAAQAAAAAAAAAAAWoEAEcwRAIgSwczcWxkT+Tk8wvTdorKXE3Hfemk6mtcKXC2yGSXp2ACIEIa5UwomMwpoPLyowZ/e550yHRPTyIIbYDaYT1kF9szAUgwRQIhAPpw4wkAFjKT1mvhOSfmHlYFtRgQ87hfbOfjnjJnQ2PuAiA7uR/iEFqgQfLLZIEsRIImvMPP/gMfchFpj4Qx5aRSpQFHUiED1iNYBtEHilqVRjfuFj7hkUEtAkMkPX7WRMHZ3NGTrUQhArxPc6k2RYEdx2fw2Pd82g7GgeLraJ7meGEFXIxa7IwfUq7gBwAA',
  ],
  [
    'P2TR with SIGHASH_ALL (Bitcoin Core, pull request 24058)',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    'Hello World',
    'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  ],
  [
    'P2SH-P2WPKH (bip322-js)',
    '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
    'Hello World',
    'AkgwRQIhAMd2wZSY3x0V9Kr/NClochoTXcgDaGl3OObOR17yx3QQAiBVWxqNSS+CKen7bmJTG6YfJjsggQ4Fa2RHKgBKrdQQ+gEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
  ],
]

const long = 'VeryLongMessage!'.repeat(64)
/** Collected by bitonicnl/verify-signed-message from the tests of btclib, Trezor, Coinomi, Mycelium, Electrum and UniSat. */
const bip137: readonly Vector[] = [
  [
    'P2PKH, short key (btclib)',
    '1DAag8qiPLHh6hMFVu9qJQm9ro1HtwuyK5',
    'test message',
    'IFqUo4/sxBEFkfK8mZeeN56V13BqOc0D90oPBChF3gTqMXtNSCTN79UxC33kZ8Mi0cHy4zYCnQfCxTyLpMVXKeA=',
  ],
  [
    'P2PKH, long key (btclib)',
    '19f7adDYqhHSJm2v7igFWZAqxXHj1vUa3T',
    'test message',
    'HFqUo4/sxBEFkfK8mZeeN56V13BqOc0D90oPBChF3gTqMXtNSCTN79UxC33kZ8Mi0cHy4zYCnQfCxTyLpMVXKeA=',
  ],
  [
    'P2PKH of a long text (Trezor)',
    '1JAd7XCBzGudGpJQSDSfpmJhiygtLQWaGL',
    long,
    'IApGR2zrhNBu9XhIKAJvkiyIFfV6rIN7jAEwB8qKhGDbY++Rfb6669EIscgUu+6m2x8rIkGpWOU/5xXMhrGZ2cM=',
  ],
  [
    'P2WPKH with its flag (Trezor)',
    'bc1qannfxke2tfd4l7vhepehpvt05y83v3qsf6nfkk',
    'This is an example of a signed message.',
    'KLVddgDZ6afipJFV3fPP2455bCB/qrgzAQ+kH7eCiIm8R89iNIp6qgkjwIMqWJ+rVB6PEutU+3EckOIwfw9msZQ=',
  ],
  [
    'P2WPKH with its flag, long (Trezor)',
    'bc1qannfxke2tfd4l7vhepehpvt05y83v3qsf6nfkk',
    long,
    'KMb4biVeqnaMRH1jXZHaAWMaxUryI8LBgtT6NnbP7K5KGZrTOnT+BPtGw5QyrLjYPedNqQ9fARI7O32LwlK8f3E=',
  ],
  [
    'P2SH-P2WPKH with its flag (Trezor)',
    '3L6TyTisPBmrDAj6RoKmDzNnj4eQi54gD2',
    'This is an example of a signed message.',
    'I3RN5FFvrFwUCAgBVmRRajL+rZTeiXdc7H4k28JP4TMHWsCTAcTMjhl76ktkgWYdW46b8Z2Le4o4Ls21PC7gdQ0=',
  ],
  [
    'P2WPKH with the flag of P2PKH (Coinomi)',
    'bc1q0utxws6ptfdfcvaz29y4st065t5ku6vcqd364f',
    'Test message!',
    'H+G7Fz3EVxX02kIker4HPgnP8Mlf3bT52p81hnNAahTOGJ8ANSaU0bF5RsprgTH6LXLx/PmCka48Ov7OrPw2bms=',
  ],
  [
    'P2SH-P2WPKH with the flag of P2PKH (Mycelium)',
    '325ZMWMu9vaWQeUG8Gc8MzsVKzt3Rqn8H7',
    'Test message!',
    'IM/bkqpERGRFDGgxnceinULcqz1iRVBSUVlnDPZRKHGUQMC5t1P5wRp2/1b1+rpjFHhSS2pExB88cA750PNRlaw=',
  ],
  [
    'P2TR (UniSat)',
    'bc1pg48rw0vphy9mght5dr8s5prx92a44wpqmzk67xk8yjf5zlancj9sa3plhc',
    'this is a random message',
    'G5Q4LobfmVKN4+CG/QF8r2mVBWE14nhbczdHWiCHaS8OcqUUzWF8A/chCyQbr95r1aG4TwUi6PZ01hDrtuuypmk=',
  ],
]

describe('signatures of Bitcoin accounts', () => {
  it.each([...bip322, ...bip137])('[SIW-6] %s', (_, address, message, signature) => {
    expect(isRight(address, message, signature)).toBe(true)
    expect(isRight(address, `${message} `, signature)).toBe(false)
    expect(isRight(address, message, `${signature}=`)).toBe(false)
    expect(verifyBitcoin({ chainId: testnet, address, message, signature })).toBe(false)
    const others = [bip322[0], bip322[4], bip137[0], bip137[5]].flatMap((one) => one?.[1] ?? [])
    for (const other of others) if (other !== address) expect(isRight(other, message, signature)).toBe(false)
  })

  it.each([
    ['invalid base64', 'not-valid-base64!!!'],
    ['nothing', ''],
    ['an empty witness', 'smpAA=='],
    ['an unknown prefix', 'fooAA=='],
    ['a proof of funds', 'pofAA=='],
    ['the prefix of another form', `ful${bip322[2]?.[3].slice(3)}`],
    ['the prefix twice', `smp${bip322[2]?.[3]}`],
  ])('[SIW-6] rejects %s (BIP-322)', (_, signature) =>
    expect(isRight('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', 'Hello World', signature)).toBe(false),
  )

  it('[SIW-6] rejects unsupported scripts', () => {
    const [address, message] = [
      'bc1peeyux4l3g6wmq23hsl6hytndlu89emtvqrw0k222hgnfvys8yw8sehzpun',
      '5WCQVNSZADVB2U447BH2A44Y4X',
    ]
    const signature =
      'AgAAAAABARTMGFokvM/viA990Uz2acpongloH+NqLgjm1grzw7C1AAAAAADgBwAAAQAAAAAAAAAAAWoEQAl8+ry6NBWeMu08ZpB9fJVnTiWQJy1i5LOfmtDr8DLWVvSUyKAwNQK7EyIPJlQhATz/7cw3Oywj0+dF0NHS9mMAS2MgrYfXhOkh0CvwuJpB+O3tal2ECfO0v7k1/A4PTlGcQiBnAuAHsnUg15isG0dq0JWAnqDPzUnq+bMlf+cWyLUGg00iNZeg0D5orCHB15isG0dq0JWAnqDPzUnq+bMlf+cWyLUGg00iNZeg0D7gBwAA'
    expect(isRight(address, message, signature)).toBe(false)
  })

  const tampered = [2, 4, 7, 11].map((at) => bip322[at] ?? expect.unreachable())
  it.each([...tampered, ...bip137.slice(3, 4)])(
    '[SIW-6] rejects a signature with any byte changed: %s',
    (_, address, message, signature) => {
      const [, prefix = '', rest = ''] = /^(smp)?(.*)$/.exec(signature) ?? []
      const bytes = base64.decode(rest)
      const isTaken = (at: number) => {
        const changed = bytes.slice()
        changed[at] = (bytes[at] ?? 0) ^ 1
        return isRight(address, message, prefix + base64.encode(changed))
      }
      expect([...bytes.keys()].filter(isTaken)).toEqual([])
    },
  )

  it('[SIW-6] accepts the BIP-137 flag of the address type, or the P2PKH one', () => {
    const groupsOf = (at: number) => {
      const [, address = '', message = '', signature = ''] = bip137[at] ?? []
      const bytes = base64.decode(signature)
      const recovery = ((bytes[0] ?? 0) - 27) & 3
      return [0, 4, 8, 12, 16].filter((group) => {
        bytes[0] = 27 + group + recovery
        return isRight(address, message, base64.encode(bytes))
      })
    }
    // P2PKH compressed and uncompressed, P2WPKH, P2SH-P2WPKH.
    expect([0, 1, 3, 5].map(groupsOf)).toEqual([[4], [0], [4, 12], [4, 8]])
  })

  it('[SIW-6] rejects a high s in BIP-322', () => {
    const [, address = '', message = '', signature = ''] = bip322[2] ?? []
    expect(isRight(address, message, signature)).toBe(true)
    const bytes = base64.decode(signature.slice(3))
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    // Witness: 2, length 71, then DER: 30 44 02 20 r 02 20 s, the hash type, and the key.
    const s = BigInt(
      `0x${[...bytes.slice(40, 72)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    )
    const other = (order - s).toString(16).padStart(64, '0')
    const digits = Uint8Array.from(other.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const made = Uint8Array.from([
      2,
      72,
      0x30,
      0x45,
      ...bytes.slice(4, 38),
      2,
      33,
      0,
      ...digits,
      ...bytes.slice(72),
    ])
    expect(isRight(address, message, `smp${base64.encode(made)}`)).toBe(false)
  })
})
