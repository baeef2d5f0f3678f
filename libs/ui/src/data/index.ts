export { DataTable } from './DataTable.tsx';
export type { DataColumn, DataTableProps } from './DataTable.tsx';
export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
