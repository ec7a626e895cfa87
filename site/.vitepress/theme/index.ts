import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import RunSample from './RunSample.vue'
import './souk.css'

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('RunSample', RunSample),
} satisfies Theme
