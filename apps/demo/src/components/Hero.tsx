import type { ReactElement } from 'react'
import { DemoWalletOffer } from './DemoWalletOffer'
import { PairingOffer } from './PairingOffer'
import { Stage } from './Stage'

/** The headline and the live preview. */
export function Hero(): ReactElement {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-words">
        <h1 id="hero-title">Your visitors bring the key.</h1>
        <p className="lead">
          Latchkey connects their wallets to your site. One small modal, open source and self-hosted, that
          loads nothing before the first click.
        </p>
        <DemoWalletOffer />
      </div>
      <Stage />
      <PairingOffer />
    </section>
  )
}
