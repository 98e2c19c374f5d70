/** Words that make a name look official: roles, services and brands. Compared by what they look like. */
export const reservedWords: readonly string[] = [
  ...'abuse account accounts admin administrator admins airdrop alert announcement api assistance audit'.split(
    ' ',
  ),
  ...'auth authority bank billing blog bounty bridge chat claim community compliance connect contact'.split(
    ' ',
  ),
  ...'custody customer dashboard deposit developer developers docs domain email exchange faucet finance'.split(
    ' ',
  ),
  ...'foundation fund funds gateway giveaway governance help helpdesk helpline home hostmaster info'.split(
    ' ',
  ),
  ...'invest issuer jobs legal login logout mail maintainer member merchant mint moderator moderators'.split(
    ' ',
  ),
  ...'name names news newsletter notice notification notifications null office official operator'.split(' '),
  ...'owner password payment payments payout payroll phishing pool postmaster presale privacy protocol'.split(
    ' ',
  ),
  ...'recover recovery refund refunds register registrar registry relay resolver reward rewards root'.split(
    ' ',
  ),
  ...'safety sales scam secure security server service services settings shop signin signup staff'.split(' '),
  ...'staking status store subscribe support sysadmin system team teams terms test token tokens treasury'.split(
    ' ',
  ),
  ...'trust undefined upgrade user users vault verified verify wallet wallets webmaster welcome whois'.split(
    ' ',
  ),
  ...'withdraw withdrawal withdrawals www'.split(' '),
  ...'apple amazon binance bitcoin bitfinex bitstamp bybit circle coinbase coingecko cosmos discord'.split(
    ' ',
  ),
  ...'ethereum etherscan facebook github google instagram kraken kucoin latchkey ledger lens lido'.split(' '),
  ...'mastercard metamask microsoft moonpay opensea optimism arbitrum paypal phantom polkadot polygon'.split(
    ' ',
  ),
  ...'rainbow revolut ripple robinhood safe solana stripe telegram tether tiktok trezor twitter uniswap'.split(
    ' ',
  ),
  ...'usdc usdt vitalik walletconnect whatsapp youtube zksync'.split(' '),
]
