/** A small widget with the provider's class names and calls, to test the browser's side. */
export const WIDGET_SCRIPT = `(() => {
  'use strict'
  class Widget {
    constructor(input, key, country, options) {
      this.input = input
      this.key = key
      this.options = { base_url: 'https://api.addressfinder.io', max_results: 10, ...options }
      this.listeners = {}
      this.results = []
      this.at = -1
      this.list = document.createElement('ul')
      this.list.className = 'af_list'
      this.list.hidden = true
      ;(this.options.container || document.body).append(this.list)
      this.abort = new AbortController()
      const heard = { signal: this.abort.signal }
      input.addEventListener('input', () => this.typed(), heard)
      input.addEventListener('keydown', (event) => this.pressed(event), heard)
      input.addEventListener('blur', () => this.hide(), heard)
    }
    on(name, listener) { (this.listeners[name] ||= []).push(listener); return this }
    emit(name, ...given) { for (const listener of this.listeners[name] || []) listener(...given) }
    enable() { this.disabled = false }
    disable() { this.disabled = true; this.hide() }
    setOption(name, value) { this.options[name] = value }
    destroy() { this.abort.abort(); clearTimeout(this.timer); this.list.remove() }
    hide() { this.list.hidden = true; this.at = -1 }
    ask(path, query) {
      const search = new URLSearchParams({ key: this.key, format: 'json', wv: 'stand-in', session: '1', ...query })
      return fetch(this.options.base_url + path + '?' + search).then((response) => response.json())
    }
    typed() {
      clearTimeout(this.timer)
      const q = this.input.value.trim()
      if (this.disabled || q.length < 2) return this.hide()
      this.timer = setTimeout(() => this.search(q), 50)
    }
    async search(q) {
      const { address_params, max_results: max } = this.options
      const response = await this.ask('/api/nz/address', { q, max, strict: 2, highlight: 1, ...address_params }).catch(() => null)
      if (q !== this.input.value.trim()) return
      this.results = response && response.success ? response.completions : []
      this.emit(this.results.length ? 'results:update' : 'results:empty', q, this.results)
      this.at = -1
      this.list.replaceChildren(...this.results.map((result, index) => {
        const item = document.createElement('li')
        item.className = 'af_item'
        item.textContent = result.a
        item.addEventListener('mousedown', (event) => { event.preventDefault(); this.select(index) })
        return item
      }))
      this.list.hidden = this.results.length === 0
    }
    pressed(event) {
      if (this.list.hidden) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const many = this.results.length
        this.at = (this.at + (event.key === 'ArrowDown' ? 1 : many - 1) + many) % many
        Array.from(this.list.children, (item, index) => item.classList.toggle('af_hover', index === this.at))
      } else if (event.key === 'Enter' && this.at >= 0) {
        event.preventDefault()
        this.select(this.at)
      } else if (event.key === 'Escape') this.hide()
    }
    async select(index) {
      const result = this.results[index]
      this.hide()
      this.input.value = result.a
      this.emit('address:select:pre', result.a, result)
      const metadata = await this.ask('/api/nz/address/info', { pxid: result.pxid, ...this.options.address_metadata_params })
      if (!metadata.success) return
      if (metadata.suburb === metadata.city) metadata.suburb = null
      this.emit('result:select', result.a, metadata)
      this.emit('address:select', result.a, metadata)
    }
  }
  window.AddressFinder = { Widget }
})()
`
