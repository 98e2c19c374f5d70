import type { Namespace } from '../caip/namespaces'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * The JSON-RPC methods that anyone may call, by namespace: they read, or submit what a wallet signed. Methods that use
 * a node's own keys or administer it are never listed.
 */
export const publicMethods: Readonly<Record<Namespace, readonly string[]>> = /* @__PURE__ */ (() => ({
  eip155: words(`
    eth_blobBaseFee eth_blockNumber eth_call eth_chainId eth_createAccessList eth_estimateGas eth_feeHistory
    eth_gasPrice eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts
    eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges
    eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex
    eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount
    eth_getTransactionReceipt eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex
    eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter
    eth_newFilter eth_newPendingTransactionFilter eth_protocolVersion eth_sendRawTransaction
    eth_sendRawTransactionSync eth_simulateV1 eth_syncing eth_uninstallFilter
    net_listening net_peerCount net_version web3_clientVersion web3_sha3`),
  solana: words(`
    getAccountInfo getBalance getBlock getBlockCommitment getBlockHeight getBlockProduction getBlockTime getBlocks
    getBlocksWithLimit getClusterNodes getEpochInfo getEpochSchedule getFeeForMessage getFirstAvailableBlock
    getGenesisHash getHealth getHighestSnapshotSlot getIdentity getInflationGovernor getInflationRate
    getInflationReward getLargestAccounts getLatestBlockhash getLeaderSchedule getMaxRetransmitSlot
    getMaxShredInsertSlot getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts
    getRecentPerformanceSamples getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot
    getSlotLeader getSlotLeaders getStakeMinimumDelegation getSupply getTokenAccountBalance
    getTokenAccountsByDelegate getTokenAccountsByOwner getTokenLargestAccounts getTokenSupply getTransaction
    getTransactionCount getVersion getVoteAccounts isBlockhashValid minimumLedgerSlot sendTransaction
    simulateTransaction`),
  // Bitcoin is read through Esplora calls.
  bip122: [],
  polkadot: words(`
    author_pendingExtrinsics author_submitExtrinsic chain_getBlock chain_getBlockHash chain_getFinalizedHead
    chain_getHeader chainSpec_v1_chainName chainSpec_v1_genesisHash chainSpec_v1_properties
    payment_queryFeeDetails payment_queryInfo rpc_methods state_call state_getKeysPaged state_getMetadata
    state_getReadProof state_getRuntimeVersion state_getStorage state_getStorageHash state_getStorageSize
    state_queryStorageAt system_accountNextIndex system_chain system_chainType system_health system_name
    system_properties system_syncState system_version`),
}))()
