import type { Peer, PeerProposal, PeerSessionRequest, PeerSignIn } from '@latchkey/pairing/peer'
import { isLatchkeyError } from '@latchkey/protocol'
import type { RpcError } from '../script/rpcError'
import { grantNamespaces } from './grantNamespaces'
import type { Matter } from './Matter'
import { readRequest } from './readRequest'
import { readSignIn } from './readSignIn'
import { type SessionPorts, switchSession } from './switchSession'

/** Converts anything thrown to an error for a site. */
function toRpcError(error: unknown): RpcError {
  if (isLatchkeyError(error)) return { code: error.wireCode ?? -32000, message: error.message }
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error)
    return { ...error, code: Number(error.code), message: String(error.message) }
  return { code: -32000, message: String(error) }
}

/** What the wallet answers with. */
export type MatterPorts = SessionPorts & {
  readonly sessionProperties: Readonly<Record<string, unknown>> | undefined
}

const rejected = { code: 5000, message: 'User rejected.' }
const signInRejected = { code: 12001, message: 'User rejected.' }
const unsupported = { code: 5100, message: 'Unsupported chains.' }

/** Everything that sites wait for. */
export function readMatters(ports: MatterPorts): readonly Matter[] {
  const { peer } = ports
  return [
    ...peer.proposals().map((proposal) => readProposal(ports, proposal)),
    ...peer.signIns().map((signIn) => readAuthentication(ports, signIn)),
    ...peer.requests().map((request) => readSessionRequest(ports, request)),
  ]
}

function readProposal({ peer, families, sessionProperties }: MatterPorts, proposal: PeerProposal): Matter {
  const { id } = proposal
  return {
    id,
    method: 'wc_sessionPropose',
    params: proposal,
    prompts: true,
    rejection: rejected,
    async approve() {
      const { namespaces, missing } = grantNamespaces(proposal, families)
      if (missing.length > 0 || Object.keys(namespaces).length === 0) throw unsupported
      return namespaces
    },
    give: (namespaces) =>
      peer.approve(id, {
        // A test's replacement for the grant is sent unchanged: a wallet can settle anything.
        namespaces: namespaces as ReturnType<typeof grantNamespaces>['namespaces'],
        ...(sessionProperties ? { sessionProperties } : {}),
      }),
    refuse: (error) => peer.reject(id, toRpcError(error)),
  }
}

function readAuthentication({ peer, families }: MatterPorts, signIn: PeerSignIn): Matter {
  const { id } = signIn
  return {
    id,
    method: 'wc_sessionAuthenticate',
    params: signIn,
    prompts: true,
    rejection: signInRejected,
    async approve() {
      const read = readSignIn(signIn, families)
      const cacaos = [await read.sign()]
      return read.namespaces ? { cacaos, namespaces: read.namespaces } : { cacaos }
    },
    give: (answer) => peer.answerSignIn(id, answer as Parameters<Peer['answerSignIn']>[1]),
    refuse: (error) => peer.answerSignIn(id, { error: toRpcError(error) }),
  }
}

function readSessionRequest(ports: MatterPorts, request: PeerSessionRequest): Matter {
  const { peer, families } = ports
  const { id, topic, method, params, chainId } = request
  const session = peer.sessions().find((one) => one.topic === topic)
  const read = session
    ? readRequest(families, session, request)
    : { error: { code: 7001, message: 'No session for topic' } }
  return {
    id,
    method,
    params,
    chainId,
    prompts: 'task' in read && !read.task.isQuiet,
    rejection: rejected,
    async approve() {
      if ('error' in read) throw read.error
      const result = await read.task.run()
      if (read.task.switchesTo) await switchSession(ports, topic, read.task.switchesTo)
      return result
    },
    give: (result) => peer.respond(id, { result }),
    // Some wallets answer with a bare text, and so does this one if scripted.
    refuse: (error) => peer.respond(id, { error: typeof error === 'string' ? error : toRpcError(error) }),
  }
}
