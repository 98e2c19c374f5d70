import type { OnrampDictionary } from './en'

/** The texts about buying in Japanese. */
export const ja: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': 'いつもの方法で支払えます',
  'onramp.whatIsABuy.pay.text':
    '金額と販売元を選びます。販売元のページでカードまたは銀行振込で支払うと、暗号資産がウォレットに届きます。',
  'onramp.none.title': 'ここでは購入できません',
  'onramp.none.text':
    'このネットワークで販売している業者はありません。別のウォレットから受け取ることはできます。',
  'onramp.whatIsABuy.action': '今すぐ購入',
}
