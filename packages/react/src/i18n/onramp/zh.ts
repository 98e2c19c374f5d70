import type { OnrampDictionary } from './en'

/** The texts about buying in Chinese. */
export const zh: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': '用您现有的方式付款',
  'onramp.whatIsABuy.pay.text':
    '选择金额和服务商。您在服务商的页面上用银行卡或转账付款，加密货币会到达您的钱包。',
  'onramp.none.title': '此处无法购买',
  'onramp.none.text': '没有服务商在此网络上出售。您仍然可以从其他钱包收款。',
  'onramp.whatIsABuy.action': '立即购买',
}
