/** A request as it was sent. */
export type Sent = { readonly method: string; readonly url: string; readonly authorization: string | undefined; readonly body: string | undefined };
/** The backend's response, with its request. */
export type Reply = { readonly sent: Sent; readonly httpStatus: number; readonly headers: Headers; readonly text: string; readonly json: unknown };
