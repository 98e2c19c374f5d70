import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { injectAccount, injectBalance, injectLatchkey, injectNetwork } from 'latchkey/angular'

/** The whole site. */
@Component({
  selector: 'app-root',
  // For Angular 18; it is the default since 19.
  standalone: true,
  // The buttons are custom elements, which Angular doesn't know.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <p>
        <latchkey-button></latchkey-button>
        <latchkey-network-button></latchkey-network-button>
      </p>
      @if (account().isConnected) {
        <p>Hello {{ account().address }}</p>
        <p>{{ balance().formatted }} {{ balance().symbol }} on {{ network().network?.name }}</p>
      } @else {
        <p>No wallet connected.</p>
      }
      <p>
        @if (network().chainId === 8453) {
          <button type="button" (click)="show(latchkey.switchNetwork('eip155:1'))">Go to Ethereum</button>
        } @else {
          <button type="button" (click)="show(latchkey.switchNetwork('eip155:8453'))">Go to Base</button>
        }
        @if (account().isConnected) {
          <button type="button" (click)="show(latchkey.signMessage('Hello from Angular'))">Sign</button>
          <button type="button" (click)="show(latchkey.disconnect())">Disconnect</button>
        }
      </p>
      <output>{{ output() }}</output>
    </main>
  `,
})
export class App {
  readonly latchkey = injectLatchkey()
  readonly account = injectAccount()
  readonly balance = injectBalance()
  readonly network = injectNetwork()
  readonly output = signal('')

  /** Shows what an action returns, or why it failed: the visitor may decline. */
  async show(action: Promise<unknown>): Promise<void> {
    try {
      this.output.set(String((await action) ?? ''))
    } catch (error) {
      this.output.set(error instanceof Error ? error.message : String(error))
    }
  }
}
