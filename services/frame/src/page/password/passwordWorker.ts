import { stretchPassword } from '../../recover/stretchPassword'
import type { PasswordCall } from './createStretcher'

// Runs WebAssembly, which the policy of no other script allows. It sees a password and never a key.
addEventListener('message', ({ data: { password, salt } }: MessageEvent<PasswordCall>) => {
  void stretchPassword(password, salt).then(
    (bytes) => postMessage({ bytes }),
    (cause: unknown) => postMessage({ fault: String(cause).slice(0, 200) }),
  )
})
