/** What a picture shows. */
export type PresetPicture = {
  /** A network by its CAIP-2 id or name, or a connector by its id. */
  readonly shows: string
  /** Gives the initials if there is no icon. */
  readonly name: string
}

/**
 * The pictures of networks and connectors that AppKit (up to 1.8) and Web3Modal (3 to 5.1) ask for, by the ids that
 * are fixed in those clients. Networks that share an id in the clients share the picture.
 */
export const presetPictures: ReadonlyMap<string, PresetPicture> = new Map(
  (
    [
      ['ba0ba0cd-17c6-4806-ad93-f9d174f17900', 'eip155:1', 'Ethereum'],
      ['692ed6ba-e569-459a-556a-776476829e00', 'eip155:1', 'Ethereum'],
      ['3bff954d-5cb0-47a0-9a23-d20192e74600', 'eip155:42161', 'Arbitrum'],
      ['600a9a04-c1b9-42ca-6785-9b4b6ff85200', 'eip155:42161', 'Arbitrum'],
      ['30c46e53-e989-45fb-4549-be3bd4eb3b00', 'eip155:43114', 'Avalanche'],
      ['93564157-2e8e-4ce7-81df-b264dbee9b00', 'eip155:56', 'BNB Smart Chain'],
      ['06b26297-fe0c-4733-5d6b-ffa5498aac00', 'eip155:250', 'Fantom'],
      ['ab9c186a-c52f-464b-2906-ca59d760a400', 'eip155:10', 'Optimism'],
      ['41d04d42-da3b-4453-8506-668cc0727900', 'eip155:137', 'Polygon'],
      ['e86fae9b-b770-4eea-e520-150e12c81100', 'eip155:5000', 'Mantle'],
      ['6a97d510-cac8-4e58-c7ce-e8681b044c00', 'eip155:295', 'Hedera'],
      ['e909ea0a-f92a-4512-c8fc-748044ea6800', 'eip155:11155111', 'Sepolia'],
      ['a18a7ecd-e307-4360-4746-283182228e00', 'eip155:84532', 'Base Sepolia'],
      ['4eeea7ef-0014-4649-5d1d-07271a80f600', 'eip155:1301', 'Unichain Sepolia'],
      ['2257980a-3463-48c6-cbac-a42d2a956e00', 'eip155:130', 'Unichain'],
      ['0a728e83-bacb-46db-7844-948f05434900', 'eip155:10143', 'Monad'],
      ['02b53f6a-e3d4-479e-1cb4-21178987d100', 'eip155:100', 'Gnosis'],
      ['f926ff41-260d-4028-635e-91913fc28e00', 'eip155:9001', 'Evmos'],
      ['b310f07f-4ef7-49f3-7073-2a0a39685800', 'eip155:324', 'zkSync'],
      ['5a73b3dd-af74-424e-cae0-0de859ee9400', 'eip155:314', 'Filecoin'],
      ['34e68754-e536-40da-c153-6ef2e7188a00', 'eip155:4689', 'IoTeX'],
      ['3897a66d-40b9-4833-162f-a2c90531c900', 'eip155:1088', 'Metis'],
      ['161038da-44ae-4ec7-1208-0ea569454b00', 'eip155:1284', 'Moonbeam'],
      ['f1d73bb6-5450-4e18-38f7-fb6484264a00', 'eip155:1285', 'Moonriver'],
      ['845c60df-d429-4991-e687-91ae45791600', 'eip155:7777777', 'Zora'],
      ['ab781bbc-ccc6-418d-d32d-789b15da1f00', 'eip155:42220', 'Celo'],
      ['7289c336-3981-4081-c5f4-efc26ac64a00', 'eip155:8453', 'Base'],
      ['3ff73439-a619-4894-9262-4470c773a100', 'eip155:1313161554', 'Aurora'],
      ['b8101fc0-9c19-4b6f-ec65-f6dfff106e00', 'eip155:2020', 'Ronin'],
      ['e329c2c9-59b0-4a02-83e4-212ff3779900', 'eip155:80094', 'Berachain'],
      ['fc2427d1-5af9-4a9c-8da5-6f94627cd900', 'eip155:2741', 'Abstract'],
      ['fb7e1624-99e3-4c36-ea01-4cfe46c4a300', 'eip155:30', 'Rootstock'],
      ['2eb3d92a-3d77-42aa-87c9-190adb144800', 'eip155:31', 'Rootstock Testnet'],
      ['a1b58899-f671-4276-6a5e-56ca5bd59700', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'],
      ['0b4838db-0161-4ffe-022d-532bf03dba00', 'bip122:000000000019d6689c085ae165831e93', 'Bitcoin'],
      ['39354064-d79b-420b-065d-f980c4b78200', 'bip122:000000000933ea01ad0ee984209779ba', 'Bitcoin Testnet'],
      ['b3406e4a-bbfc-44fb-e3a6-89673c78b700', 'bip122:00000008819873e925422c1ff0f99f7c', 'Bitcoin Signet'],
      ['20f673c0-095e-49b2-07cf-eb5049dcf600', 'ton', 'TON'],
      ['3502bb86-cc4e-420f-a387-59ea63a28b00', 'tron', 'TRON'],
      ['0c2840c3-5b04-4c44-9661-fbd4b49e1800', 'coinbaseWallet', 'Coinbase'],
      ['bba2c8be-7fd1-463e-42b1-796ecb0ad200', 'baseAccount', 'Base Account'],
      ['461db637-8616-43ce-035a-d89b8a1d5800', 'safe', 'Safe'],
      ['54a1aa77-d202-4f8d-0fb2-5d2bb6db0300', 'ledger', 'Ledger'],
      ['ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400', 'walletConnect', 'WalletConnect'],
      ['07ba87ed-43aa-4adf-4540-9e6a2b9cae00', 'injected', 'Browser Wallet'],
    ] as const
  ).map(([id, shows, name]) => [id, { shows, name }]),
)
