// What every public page does besides being read.
document.documentElement.dataset['ready'] = ''
