import { expect, it } from 'vitest'
import { writeDocument } from './write-document.ts'

const TEMPLATE = `<head><title>Homeyield</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base-2.js">
<link rel="stylesheet" crossorigin href="/assets/shell-3.css"></head><body><div id="root"></div></body>`

const PARTS = {
  title: 'Plans · %PRODUCT_NAME%',
  root: '<p>$& costs</p>',
  assets: {
    begin: '/assets/begin-4.js',
    font: '/assets/font-5.woff2',
    styles: ['/assets/shell-3.css', '/assets/plans-6.css'],
    modules: ['/assets/base-2.js', '/assets/index-1.js'],
  },
}

it('has the picture, its looks, and the application to begin once it is seen', () => {
  expect(writeDocument(TEMPLATE, PARTS)).toBe(
    '<head><title>Plans · %PRODUCT_NAME%</title>' +
      '<meta name="application-name" content="%PRODUCT_NAME%">' +
      '<script src="/assets/begin-4.js"></script>' +
      '<link rel="stylesheet" crossorigin href="/assets/shell-3.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/plans-6.css">' +
      '<link rel="preload" href="/assets/font-5.woff2" as="font" type="font/woff2" crossorigin>' +
      '<meta name="application-files" content="/assets/base-2.js /assets/index-1.js">' +
      '</head><body><div id="root"><p>$& costs</p></div></body>',
  )
})

it('does without nothing that the bundler wrote otherwise', () => {
  expect(() => writeDocument('<head><title>x</title></head><main id="root">', PARTS)).toThrow('id="root"')
})
