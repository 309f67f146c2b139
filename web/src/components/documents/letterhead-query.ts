import { queryOptions } from '@tanstack/react-query'
import { ownAddress } from '../../api-client/own-address.ts'
import { brandQuery } from '../../api-client/queries.ts'
import { queryClient } from '../../api-client/query-client.ts'

/** Reads the brand and decodes its pictures: a browser that prints waits for neither. They are kept, so that they stay decoded. */
export const letterheadQuery = queryOptions({
  queryKey: [...brandQuery.queryKey, 'pictures'],
  queryFn: async () => {
    const { logo_url, photo_url } = await queryClient.fetchQuery(brandQuery)
    const urls = [logo_url, photo_url].filter((url) => url !== null)
    return Promise.all(urls.map(decodePicture))
  },
  retry: false,
  staleTime: 0,
})

async function decodePicture(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = ownAddress(url)
  try {
    await picture.decode()
    return picture
  } catch {
    // The page is printed without it.
    return null
  }
}
