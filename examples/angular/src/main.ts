import { bootstrapApplication } from '@angular/platform-browser'
import { provideLatchkey } from 'latchkey/angular'
import { App } from './App'
import { latchkey } from './latchkey'

bootstrapApplication(App, { providers: [provideLatchkey(latchkey)] }).catch((error) => console.error(error))
