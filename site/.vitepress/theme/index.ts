import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import RunSample from './RunSample.vue'
import { searchOptions } from './search.js'
import './souk.css'

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app, siteData }) => {
    app.component('RunSample', RunSample)
    // In the configuration, functions would reach the page as text, and its policy forbids it to run text.
    siteData.value.themeConfig.search.options = {
      miniSearch: { searchOptions: searchOptions(siteData.value.base) },
    }
  },
} satisfies Theme
