import { ConnectButton, useAccount as useLatchkeyAccount, useNetwork } from 'latchkey/react'
import { erc20Abi, parseEther } from 'viem'
import {
  useAccount,
  useChainId,
  useConnect,
  useDisconnect,
  useReadContract,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
} from 'wagmi'

/** USD Coin on Ethereum. */
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** What the modal says. */
function Latchkey() {
  const { address, status } = useLatchkeyAccount()
  const { chainId } = useNetwork()
  return (
    <section>
      <ConnectButton />
      <p data-testid="latchkey">{`${status} ${address ?? 'nobody'} on ${chainId}`}</p>
    </section>
  )
}

/** The same by hooks of wagmi. */
function Wagmi() {
  const { address, status, connector } = useAccount()
  const chainId = useChainId()
  const connect = useConnect()
  const { disconnect } = useDisconnect()
  const switchChain = useSwitchChain()
  const signature = useSignMessage()
  const payment = useSendTransaction()
  const symbol = useReadContract({ address: token, abi: erc20Abi, functionName: 'symbol', chainId: 1 })
  const [ours] = connect.connectors
  return (
    <section>
      <p data-testid="wagmi">{`${status} ${address ?? 'nobody'} on ${chainId}`}</p>
      <p data-testid="connector">{connector?.name}</p>
      <p data-testid="symbol">{symbol.data}</p>
      {address ? (
        <>
          <button type="button" onClick={() => disconnect()}>
            Leave
          </button>
          <button type="button" onClick={() => signature.signMessage({ message: 'Hello' })}>
            Sign
          </button>
          <button
            type="button"
            onClick={() => payment.sendTransaction({ to: address, value: parseEther('0.01') })}
          >
            Pay
          </button>
        </>
      ) : (
        <button type="button" onClick={() => ours && connect.connect({ connector: ours })}>
          Connect by wagmi
        </button>
      )}
      {switchChain.chains.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => switchChain.switchChain({ chainId: id })}>
          {`Go to ${name}`}
        </button>
      ))}
      <p data-testid="signature">{signature.data}</p>
      <p data-testid="payment">{payment.data}</p>
      {connect.error ? <p role="alert">{connect.error.name}</p> : null}
    </section>
  )
}

/** The whole site. */
export function App() {
  return (
    <>
      <Latchkey />
      <Wagmi />
    </>
  )
}
