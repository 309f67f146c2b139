-- Whether there are any is asked with every page that is opened; among the addresses of the country none is looked at.
create index addresses_samples_idx on addresses (id) where is_sample;
