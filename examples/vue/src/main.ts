import { latchkeyPlugin } from 'latchkey/vue'
import { createApp } from 'vue'
import App from './App.vue'
import { latchkey } from './latchkey'

createApp(App).use(latchkeyPlugin(latchkey)).mount('#root')
