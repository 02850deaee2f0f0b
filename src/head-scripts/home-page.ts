import { suggestBaseUrl } from './base-url-banner'

// The path stands in the HTML, so that the script has the same hash on every site.
suggestBaseUrl(document.currentScript!.dataset.baseUrl!)
