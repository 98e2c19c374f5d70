import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in Arabic. */
export const ar: Dictionary<typeof en> = {
  'grant.headline': 'السماح لموقع {site} بفعل هذا دون سؤالك',
  'grant.call': 'استدعاء عقد',
  'grant.contract': 'العقد',
  'grant.each': 'يدفع في كل مرة: {amount}',
  'grant.upTo': 'حتى {amount}',
  'grant.none': 'لا شيء',
  'grant.count': 'عدد الاستدعاءات',
  'grant.times': 'حتى {count}',
  'grant.rate': 'الاستدعاءات كل {seconds} ثانية',
  'grant.total': 'يدفع إجمالًا',
  'grant.fees': 'إجمالي رسوم الشبكة',
  'grant.fees.ask': 'ستُسأل إذا كان عليك دفع رسم',
  'grant.until': 'ينتهي',
  'grant.unasked': 'حتى ينتهي، لن تسألك محفظتك قبل هذه الاستدعاءات.',
  'grant.unasked.why': 'يمكنك إنهاؤه من حسابك في أي وقت. قد يأخذ العقد رموزًا سمحت له بإنفاقها من قبل.',
}
