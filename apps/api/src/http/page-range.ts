/** The rows of the page that a call requests by `page`, from 1, and `page_size`. */
export function pageRange({ page, page_size }: { readonly page: number; readonly page_size: number }): { offset: number; limit: number } {
  return { offset: (page - 1) * page_size, limit: page_size };
}
