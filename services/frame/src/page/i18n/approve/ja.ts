import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Japanese. */
export const ja: Dictionary<typeof en> = {
  'approve.asks': 'があなたの承認を求めています',
  'approve.account': 'アカウント',
  'approve.signIn': 'サインイン先',
  'approve.payer': '手数料の支払い',
  'approve.payer.you': 'あなた',
  'approve.payer.operator': 'ウォレットの運営者',
  'approve.upgrade': 'アップグレード',
  'approve.upgrade.smart': 'スマートアカウントになります（アドレスは同じ）',
  'approve.cancel': '取り消し',
  'approve.cancel.refused': '運営者が支払いを拒否したリクエスト',
  'approve.yes': '承認',
  'approve.no': '拒否',
  'approve.details': 'リクエストの詳細',

  'block.window':
    'このブラウザーでは、このリクエストが何かに隠されていないか確認できません。ウォレットのウィンドウで確認してください。',
  'block.small': 'このリクエストを表示する場所が足りません。ウィンドウを大きくしてください。',
  'block.hidden': 'このリクエストが何かに隠れています。全体が見えると承認できます。',
  'block.checking': '内容を確認しています…',
  'block.unread': '承認するには最後までスクロールしてください。',
  'block.wait': '少々お待ちください…',

  'stepUp.note': '設定した上限により、パスキーの確認を求めます。',
  'stepUp.failed': 'パスキーで確認できませんでした。もう一度お試しください。',

  'warning.seeming': 'サインインのように見えますが、標準の形式ではありません。',
  'why.seeming': 'ウォレットは相手を確認できません。用途がわからない場合は拒否してください。',
  'warning.insecure': 'このサイトとの接続は暗号化されていません。',
  'why.insecure': '同じネットワークの他の人が、サイトのリクエストを書き換える可能性があります。',

  'warning.budget-project': 'このサイトに対する運営者の本日の予算はなくなりました。',
  'warning.budget-visitor': '運営者があなたのために支払う本日の分を使い切りました。',
  'warning.target': '運営者はこのコントラクトの手数料を支払いません。',
  'warning.gas': '運営者が支払う上限を超えるガスが必要です。',
  'warning.unpaid': '運営者は現在支払うことができません。',
  'why.payer': '承認すると、ネットワークの手数料はあなたが支払います。',

  'window.open': 'ウォレットのウィンドウを開く',
  'window.waiting': 'ウォレットのウィンドウで続けてください。',
  'window.approved': '承認しました',
  'window.rejected': '拒否しました',
  'window.ended': 'このリクエストは期限切れです',
  'window.ended.text': 'サイトに戻って、もう一度お試しください。',
  'window.close': 'このウィンドウは閉じてかまいません。',

  'refused.title': 'ウォレットが拒否しました',
  'refused.sign-in':
    '{site} が {domain} へのサインインを求めました。このような署名は、あなたになりすましてサインインするために使われるおそれがあります。',
  'refused.delegation':
    '{site} が、ウォレットの知らないコードにアカウントを委ねるよう求めました。すべての資産を奪われるおそれがあります。',
  'refused.network':
    '{site} が、{network} では有効でないものへの署名を求めました。別のネットワーク用か、期限切れです。',
  'refused.replacement':
    '{site} が、以前に送信したトランザクションの置き換えを求めました。新しいものは別のことをする可能性があります。',
  'refused.account-delegated':
    '別のウォレットが、{network} であなたのアカウントに別のコードを設定しています。このウォレットはそれを置き換えません。そのウォレットで解除してから、もう一度お試しください。',
  'refused.funds.title': '支払うことができません',
  'refused.funds':
    '運営者はこのリクエストの手数料を支払わず、アカウントの残高も足りません。最大 {needed} が必要ですが、残高は {balance} です。',
  'refused.next': '何も署名されていません。',
  'refused.next.signed': 'すでに承認されているため、運営者が後から実行する可能性があります。',
  'refused.close': '閉じる',
}
