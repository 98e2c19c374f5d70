import type { OnrampDictionary } from './en'

/** The texts about buying in Spanish. */
export const es: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': 'Paga con lo que ya tienes',
  'onramp.whatIsABuy.pay.text':
    'Elige un importe y un proveedor. Pagas en la página del proveedor con tarjeta o transferencia, y las criptomonedas llegan a tu wallet.',
  'onramp.none.title': 'Aquí no se puede comprar',
  'onramp.none.text':
    'Ningún proveedor vende en esta red. Aún puedes recibir criptomonedas desde otra wallet.',
  'onramp.whatIsABuy.action': 'Comprar ahora',
}
