import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in Japanese. */
export const ja: Dictionary<typeof en> = {
  'grant.headline': '確認なしで {site} に次の操作を許可する',
  'grant.call': 'コントラクトの呼び出し',
  'grant.contract': 'コントラクト',
  'grant.each': '1 回の支払い: {amount}',
  'grant.upTo': '最大 {amount}',
  'grant.none': 'なし',
  'grant.count': '呼び出しの回数',
  'grant.times': '最大 {count} 回',
  'grant.rate': '{seconds} 秒ごとの呼び出し',
  'grant.total': '支払いの合計',
  'grant.fees': 'ネットワーク手数料の合計',
  'grant.fees.ask': '支払いが必要なときは確認します',
  'grant.until': '終了',
  'grant.unasked': '終了するまで、これらの呼び出しの前にウォレットは確認しません。',
  'grant.unasked.why':
    'アカウントからいつでも終了できます。以前に使用を許可したトークンをコントラクトが引き出すことがあります。',
}
