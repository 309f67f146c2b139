const TIMEOUT = 15_000
const MAX_AGE = 60_000

/** Asks the browser for the position, in WGS84 degrees. Throws an error for people. */
export function readPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    // Pages without https have none.
    if (!('geolocation' in navigator)) return reject(new Error(UNAVAILABLE))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? REFUSED : UNAVAILABLE)),
      { enableHighAccuracy: true, timeout: TIMEOUT, maximumAge: MAX_AGE },
    )
  })
}

const REFUSED =
  'Your browser was not allowed to share your position. Allow it for this site in the browser’s settings and try again, or type the address.'
const UNAVAILABLE = 'Your position could not be found. Try again outdoors, or type the address.'
