// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// For tests only: mints very many ids in one transaction, ten units of each. They belong to the account that minted last until
/// they move. A lazy contract says of any id that this account has ten units, and mints when they move.
contract ManyERC1155 {
    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    uint256 public constant UNITS = 10;
    uint256 private constant BATCH = 500;
    uint256 private _last;
    address private _minter;
    bool private _isLazy;
    mapping(address owner => mapping(uint256 id => int256)) private _moved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    function mint(uint256 batches, bool isLazy) external {
        _minter = msg.sender;
        _isLazy = isLazy;
        for (uint256 batch = 0; batch < batches; batch++) {
            uint256[] memory ids = new uint256[](BATCH);
            uint256[] memory values = new uint256[](BATCH);
            for (uint256 index = 0; index < BATCH; index++) {
                ids[index] = _last + index + 1;
                values[index] = UNITS;
            }
            _last += BATCH;
            emit TransferBatch(msg.sender, address(0), msg.sender, ids, values);
        }
    }

    function balanceOf(address owner, uint256 id) public view returns (uint256) {
        bool isMinted = owner == _minter && id > 0 && (_isLazy || id <= _last);
        return uint256(int256(isMinted ? UNITS : 0) + _moved[owner][id]);
    }

    function uri(uint256) external pure returns (string memory) {
        return "";
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "not approved");
        require(balanceOf(from, id) >= value, "too few");
        _moved[from][id] -= int256(value);
        _moved[to][id] += int256(value);
        emit TransferSingle(msg.sender, _isLazy && from == _minter ? address(0) : from, to, id, value);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0xd9b67a26 || id == 0x01ffc9a7;
    }
}
