import type { OnrampDictionary } from './en'

/** The texts about buying in Arabic. */
export const ar: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': 'ادفع بما لديك',
  'onramp.whatIsABuy.pay.text':
    'اختر المبلغ ومقدّم الخدمة. تدفع في صفحة مقدّم الخدمة بالبطاقة أو بتحويل بنكي، وتصل العملات الرقمية إلى محفظتك.',
  'onramp.none.title': 'الشراء غير متاح هنا',
  'onramp.none.text': 'لا يبيع أي مقدّم خدمة على هذه الشبكة. لا يزال بإمكانك استلام العملات من محفظة أخرى.',
  'onramp.whatIsABuy.action': 'اشترِ الآن',
}
